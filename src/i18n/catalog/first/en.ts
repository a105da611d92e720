import common from '../../en/common';
import errors from '../../en/errors';
import home from '../../en/home';
import market from '../../en/market';
import menu from '../../en/menu';

export default { common, errors, home, market, menu };
