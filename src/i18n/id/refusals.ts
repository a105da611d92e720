export { refusalsId as default } from '@/contract/refusals/id';
