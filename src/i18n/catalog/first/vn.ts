import common from '../../vn/common';
import errors from '../../vn/errors';
import home from '../../vn/home';
import market from '../../vn/market';
import menu from '../../vn/menu';

export default { common, errors, home, market, menu };
