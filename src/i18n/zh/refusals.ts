export { refusalsZh as default } from '@/contract/refusals/zh';
