const picture = {
  pick: 'Choose a picture',
  replace: 'Choose another picture',
  remove: 'Remove picture',
  retry: 'Send again',
  uploading: 'Sending the picture',
  uploaded: 'The picture has been sent',
  wait: 'Wait until the picture has been sent',
  hint: 'JPG, PNG or WebP, max. 10 MB',
  tooLarge: 'The picture is larger than 10 MB',
  wrongType: 'Choose a JPG, PNG or WebP picture',
  damaged: 'This file is not a picture',
  failed: 'Couldn’t send the picture. Try again',
} as const;

export default picture;

declare module '../texts' {
  interface TextsByNamespace {
    picture: typeof picture;
  }
}
