import { walkModel } from './kit/walk';
import { kycModel } from './kyc.model';

walkModel('kyc', kycModel);
