import common from '../../th/common';
import errors from '../../th/errors';
import home from '../../th/home';
import market from '../../th/market';
import menu from '../../th/menu';

export default { common, errors, home, market, menu };
