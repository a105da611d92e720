import { positionModel } from './contract-position.model';
import { walkModel } from './kit/walk';

walkModel('contract-position', positionModel);
