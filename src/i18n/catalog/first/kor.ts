import common from '../../kor/common';
import errors from '../../kor/errors';
import home from '../../kor/home';
import market from '../../kor/market';
import menu from '../../kor/menu';

export default { common, errors, home, market, menu };
