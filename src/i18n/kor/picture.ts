import type { Texts } from '../texts';

const picture: Texts<'picture'> = {
  pick: '사진 선택',
  replace: '다른 사진 선택',
  remove: '사진 삭제',
  retry: '다시 보내기',
  uploading: '사진 전송 중',
  uploaded: '사진을 전송했습니다',
  wait: '사진이 전송될 때까지 기다려 주세요',
  hint: 'JPG, PNG, WebP, 최대 10 MB',
  tooLarge: '사진이 10 MB를 초과합니다',
  wrongType: 'JPG, PNG, WebP 사진을 선택하세요',
  damaged: '사진 파일이 아닙니다',
  failed: '사진을 전송하지 못했습니다. 다시 시도하세요',
};

export default picture;
