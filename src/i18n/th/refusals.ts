export { refusalsTh as default } from '@/contract/refusals/th';
