import { walkModel } from './kit/walk';
import { lockModel } from './lock-deposit.model';

walkModel('lock-deposit', lockModel, 16);
