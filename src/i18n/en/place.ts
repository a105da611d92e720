const place = {
  title: 'Place',
  choose: 'Choose a place',
  search: 'City, region or country',
  use: 'Use {{place}}',
  nothing: 'No place fits',
  nothingHint: 'Try another word, or type the address yourself.',
  showAll: 'Show all',
  mapOf: 'Map around {{place}}',
  closer: 'Closer',
  farther: 'Farther',
  coordinates: 'Coordinates',
  copy: 'Copy the coordinates',
  noPlace: 'These are no coordinates',
  noPlaceHint: 'A latitude from -90 to 90 and a longitude from -180 to 180 are needed.',
} as const;

export default place;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    place: typeof place;
  }
}
