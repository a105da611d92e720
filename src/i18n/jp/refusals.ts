export { refusalsJp as default } from '@/contract/refusals/jp';
