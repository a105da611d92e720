import { authModel } from './auth.model';
import { walkModel } from './kit/walk';

walkModel('auth', authModel);
