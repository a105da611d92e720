export { refusalsVn as default } from '@/contract/refusals/vn';
