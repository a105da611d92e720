const picture = {
  pick: 'Choose a picture',
  replace: 'Choose another picture',
  remove: 'Remove picture',
  retry: 'Send again',
  uploading: 'Sending the picture',
  hint: 'JPG, PNG or WebP, 10 MB at most',
  tooLarge: 'The picture is larger than 10 MB',
  wrongType: 'Choose a JPG, PNG or WebP picture',
  damaged: 'This file is not a picture',
  failed: 'The picture was not sent. Try again',
} as const;

export default picture;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    picture: typeof picture;
  }
}
