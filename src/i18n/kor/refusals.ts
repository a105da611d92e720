export { refusalsKor as default } from '@/contract/refusals/kor';
