import common from '../../fra/common';
import errors from '../../fra/errors';
import home from '../../fra/home';
import market from '../../fra/market';
import menu from '../../fra/menu';

export default { common, errors, home, market, menu };
