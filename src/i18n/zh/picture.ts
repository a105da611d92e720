import type { Texts } from '../texts';

const picture: Texts<'picture'> = {
  pick: '选择图片',
  replace: '更换图片',
  remove: '移除图片',
  retry: '重新上传',
  uploading: '图片上传中',
  uploaded: '图片已上传',
  wait: '请等待图片上传完成',
  hint: '支持 JPG、PNG、WebP，不超过 10 MB',
  tooLarge: '图片超过 10 MB',
  wrongType: '请选择 JPG、PNG 或 WebP 图片',
  damaged: '该文件不是图片',
  failed: '图片上传失败，请重试',
};

export default picture;
