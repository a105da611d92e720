const place = {
  title: 'Location',
  choose: 'Choose location',
  search: 'City, region or country',
  use: 'Use {{place}}',
  address: '{{city}}, {{country}}',
  addressInRegion: '{{city}}, {{region}}, {{country}}',
  nothing: 'No places found',
  nothingHint: 'Try another search, or type the address yourself.',
  showAll: 'Show all',
  mapOf: 'Map around {{place}}',
  closer: 'Zoom in',
  farther: 'Zoom out',
  coordinates: 'Coordinates',
  copy: 'Copy coordinates',
  noPlace: 'Invalid coordinates',
  noPlaceHint: 'Use a latitude from -90 to 90 and a longitude from -180 to 180.',
} as const;

export default place;

declare module '../texts' {
  interface TextsByNamespace {
    place: typeof place;
  }
}
