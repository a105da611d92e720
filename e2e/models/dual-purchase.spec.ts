import { dualModel } from './dual-purchase.model';
import { walkModel } from './kit/walk';

walkModel('dual-purchase', dualModel, 16);
