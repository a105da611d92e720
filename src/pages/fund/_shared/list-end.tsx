export { ListEnd } from '../../_shared/list-end';
