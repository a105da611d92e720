import common from '../../spa/common';
import errors from '../../spa/errors';
import home from '../../spa/home';
import market from '../../spa/market';
import menu from '../../spa/menu';

export default { common, errors, home, market, menu };
