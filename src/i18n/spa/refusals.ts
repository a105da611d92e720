export { refusalsSpa as default } from '@/contract/refusals/spa';
