import { auctionModel } from './auction.model';
import { walkModel } from './kit/walk';

walkModel('auction', auctionModel, 16);
