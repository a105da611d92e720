import common from '../../zh/common';
import errors from '../../zh/errors';
import home from '../../zh/home';
import market from '../../zh/market';
import menu from '../../zh/menu';

export default { common, errors, home, market, menu };
