/** A part of a picture, in its pixels after rotation. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rotation in degrees; only quarter turns, because others would leave empty corners. */
export type Quarters = 0 | 90 | 180 | 270;

/** Side of the stored picture in pixels: three times the largest size on screen. */
const SIDE = 512;
const JPEG_QUALITY = 0.85;
/** Background of transparent pixels, because JPEG has no transparency. */
const GROUND = '#1c1c1c';

/** Decodes a picture. @throws DOMException if the browser cannot, because it is damaged or too large */
export async function decodePicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/**
 * Returns the chosen part as a JPEG of at most 512 by 512 pixels: about 50 KB instead of the 5 MB of a phone's picture.
 */
export async function cropPicture(picture: HTMLImageElement, area: CropArea, quarters: Quarters): Promise<File> {
  const side = Math.max(1, Math.min(SIDE, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on');
  context.fillStyle = GROUND;
  context.fillRect(0, 0, side, side);
  const { naturalWidth: width, naturalHeight: height } = picture;
  const isOnSide = quarters % 180 !== 0;
  const scale = side / area.width;
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  context.translate((isOnSide ? height : width) / 2, (isOnSide ? width : height) / 2);
  context.rotate((quarters * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('The canvas gave no picture');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
