export { refusalsHk as default } from '@/contract/refusals/hk';
