import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { Decimal } from '@/domain/money/money';
import type { World } from '../../world';
import { type PageRequest, pageOf } from '../pages';
import { assetNamed, priceAt } from '../quotes/assets';
import { earlierWorks, worksAt } from './calendar';
import { market, ownedBy } from './list';
import { ARTISTS, artistOf, isCustomer } from './people';
import { bioOf, profileOf, signatureOf } from './profile';
import { saleOf, workOf } from './sale';
import type { SaleRow } from './tables';
import { authorOf, collectorsOf, type Viewer, wireWork } from './wire';

type WireArtist = CallReply<'GET /bind_box/getArtist'>[number];

/** User ids of all artists: the simulated ones, and customers who have made an artwork. */
function artists(world: World): number[] {
  const customers = world.tables.nftMinted.all().map(({ authorId }) => authorId);
  return [...new Set([...ARTISTS.map(({ uid }) => uid), ...customers.filter(isCustomer)])];
}

function wireArtist(world: World, uid: number, lang: WireLang): WireArtist {
  const { name, portrait } = profileOf(world, uid);
  const signature = signatureOf(world, uid, lang);
  const artworks_number = worksOf(world, uid).length;
  return { id: uid, author_id: uid, nickname: name, head_portrait: portrait, signature, artworks_number };
}

interface ArtistsQuery extends PageRequest {
  readonly keyword?: string | undefined;
}

export function artistsPage(world: World, { page, limit, keyword = '' }: ArtistsQuery, lang: WireLang): WireArtist[] {
  const looked = keyword.toLowerCase();
  const found = artists(world).filter((uid) => profileOf(world, uid).name.toLowerCase().includes(looked));
  return pageOf(found, { page, limit }).map((uid) => wireArtist(world, uid, lang));
}

/** Visible artworks of an artist: those on the market, the latest before them, and all that a customer has made. */
function worksOf(world: World, uid: number): number[] {
  const index = artistOf(uid) ? ARTISTS.findIndex((one) => one.uid === uid) : -1;
  const calendar = worksAt(world.nowMs).filter((id) => workOf(world, id).artist === index);
  const minted = world.tables.nftMinted.list('author', uid).map(({ id }) => id);
  const earlier = calendar.flatMap(earlierWorks);
  return [...calendar, ...earlier, ...minted];
}

/** An artist or owner with artworks; null for a user who has neither made nor owned any. */
export function artistDetail(
  world: World,
  uid: number,
  viewer: Viewer,
): CallReply<'GET /bind_box/getArtistDetail'> | null {
  const works = worksOf(world, uid).flatMap((id) => saleOf(world, id) ?? []);
  const owned = ownedBy(world, uid).filter(({ id }) => authorOf(world, workOf(world, id)) !== uid);
  if (works.length === 0 && owned.length === 0) return null;
  const order = new Map(market(world).map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: SaleRow) => order.get(id) ?? order.size;
  return {
    ...wireArtist(world, uid, viewer.lang),
    bio: bioOf(uid, viewer.lang),
    artworks: [...works].sort((a, b) => placeOf(a) - placeOf(b)).map((sale) => wireWork(world, sale, viewer)),
    collects: owned.map((sale) => wireWork(world, sale, viewer)),
    artworks_collect_number: works.reduce((sum, { id }) => sum + collectorsOf(world, id), 0),
    figures: figuresOf(world, uid, works),
  };
}

/**
 * Numbers of artworks made and sold, and the sales in USDT. They cover the displayed artworks, so that a viewer can
 * count them.
 */
function figuresOf(world: World, uid: number, works: readonly SaleRow[]) {
  const sold = works.filter(({ ownerId }) => ownerId !== uid);
  const usdt = sold.reduce(
    (sum, { price, asset }) => sum.add(new Decimal(price).mul(priceAt(world, assetNamed(world, asset), world.nowMs))),
    new Decimal(0),
  );
  return { made: works.length, sold: sold.length, volume_usdt: usdt.toFixed(2) };
}
