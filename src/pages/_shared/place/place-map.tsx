import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { PLACES } from '@/domain/places/places';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import styles from './place-map.module.css';
import { around, placeNames, SPANS } from './projection';
import { usePlaceNames } from './use-place-names';

export interface PlaceMapProps {
  latitude: number;
  longitude: number;
  /** Name of the marked place. */
  label: string;
}

const WIDTH = 340;
const HEIGHT = 240;
/** Room for the degrees of a grid line, which are left out where the map's edge would cut them. */
const DEGREE = { width: 48, height: 16 };
/** Areas without city names: the pin in the middle, and the buttons in the corner. */
const TAKEN = [
  { left: WIDTH / 2 - 10, top: HEIGHT / 2 - 28, right: WIDTH / 2 + 10, bottom: HEIGHT / 2 + 2 },
  { left: WIDTH - 52, top: 0, right: WIDTH, bottom: 92 },
];

/** A map drawn by the app, without external tiles: grid lines, nearby cities, and the place in the middle. */
export function PlaceMap({ latitude, longitude, label }: PlaceMapProps) {
  const { t } = useTranslation('place');
  const { cityName } = usePlaceNames();
  const [zoom, setZoom] = useState(2);
  const span = SPANS[zoom] ?? SPANS[0];
  const map = around({ latitude, longitude }, span, WIDTH, HEIGHT);
  const cities = PLACES.flatMap((one) => {
    const at = map.at(one);
    return at && Math.hypot(at.x - WIDTH / 2, at.y - HEIGHT / 2) > 14 ? [{ ...one, name: cityName(one), at }] : [];
  });
  const names = placeNames(
    cities.map(({ name, at }) => ({ name, ...at })),
    WIDTH,
    HEIGHT,
    TAKEN,
  );
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('mapOf', { place: label })}>
        {map.meridians.map(({ x, text }) => (
          <g key={text}>
            <line x1={x} x2={x} y1={0} y2={HEIGHT} className={styles.net} />
            {x < WIDTH - DEGREE.width && (
              <text x={x + 3} y={HEIGHT - 5} className={styles.degree}>
                {text}
              </text>
            )}
          </g>
        ))}
        {map.parallels.map(({ y, text }) => (
          <g key={text}>
            <line x1={0} x2={WIDTH} y1={y} y2={y} className={styles.net} />
            {y > DEGREE.height && (
              <text x={4} y={y - 3} className={styles.degree}>
                {text}
              </text>
            )}
          </g>
        ))}
        {cities.map(({ city, country, name, at: { x, y } }, index) => (
          <g key={`${city} ${country}`}>
            <circle cx={x} cy={y} r={2.5} className={styles.city} />
            {names[index] && (
              <text
                x={names[index] === 'start' ? x + 5 : x - 5}
                y={y + 3}
                textAnchor={names[index]}
                className={styles.name}
              >
                {name}
              </text>
            )}
          </g>
        ))}
        <path
          className={styles.pin}
          d={`M${WIDTH / 2} ${HEIGHT / 2} c-4 -8 -9 -12 -9 -18 a9 9 0 0 1 18 0 c0 6 -5 10 -9 18z`}
        />
        <circle cx={WIDTH / 2} cy={HEIGHT / 2 - 18} r={3} className={styles.eye} />
      </svg>
      <div className={styles.zoom}>
        <IconButton
          label={t('closer')}
          icon={<Plus size={18} aria-hidden />}
          disabled={zoom === SPANS.length - 1}
          focusableWhenDisabled
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton
          label={t('farther')}
          icon={<Minus size={18} aria-hidden />}
          disabled={zoom === 0}
          focusableWhenDisabled
          onClick={() => setZoom(zoom - 1)}
        />
      </div>
    </div>
  );
}
