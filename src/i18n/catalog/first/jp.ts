import common from '../../jp/common';
import errors from '../../jp/errors';
import home from '../../jp/home';
import market from '../../jp/market';
import menu from '../../jp/menu';

export default { common, errors, home, market, menu };
