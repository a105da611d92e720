import { walkModel } from './kit/walk';
import { optionModel } from './option-order.model';

walkModel('option-order', optionModel, 16);
