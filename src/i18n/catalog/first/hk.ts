import common from '../../hk/common';
import errors from '../../hk/errors';
import home from '../../hk/home';
import market from '../../hk/market';
import menu from '../../hk/menu';

export default { common, errors, home, market, menu };
