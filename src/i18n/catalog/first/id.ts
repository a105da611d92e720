import common from '../../id/common';
import errors from '../../id/errors';
import home from '../../id/home';
import market from '../../id/market';
import menu from '../../id/menu';

export default { common, errors, home, market, menu };
