export { refusalsFra as default } from '@/contract/refusals/fra';
