interface Order {
  readonly requestId: string;
  /** Different for every order, so that each one can be found in the journal. */
  readonly amount: string;
}

interface Acknowledged extends Order {
  readonly reply: string;
}

/** A customer who records which orders were acknowledged, and sends the others again under the same request id. */
export class Customer {
  readonly acknowledged: Acknowledged[] = [];
  /** Sent but not answered, so possibly executed. */
  unsettled: Order[] = [];
  readonly #token: string;
  #sent = 0;

  constructor(token: string) {
    this.#token = token;
  }

  /** Sends orders, four at a time, until `isOver` returns true or the host no longer answers. */
  async trade(url: string, isOver: (acknowledged: number) => boolean): Promise<void> {
    const before = this.acknowledged.length;
    const waiting = this.unsettled.splice(0);
    const trader = async () => {
      while (!isOver(this.acknowledged.length - before)) {
        const order = waiting.shift() ?? this.#next();
        try {
          this.acknowledged.push({ ...order, reply: await this.send(url, order) });
        } catch {
          this.unsettled.push(order);
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, trader));
    this.unsettled.push(...waiting);
  }

  /** Sends the unanswered orders again, one after the other. */
  async settle(url: string): Promise<void> {
    for (const order of this.unsettled.splice(0)) {
      this.acknowledged.push({ ...order, reply: await this.send(url, order) });
    }
  }

  /** @throws when no answer arrives or the call is refused */
  async send(url: string, { requestId, amount }: Order): Promise<string> {
    const fields = { currency_id: '3', number: amount, from_field: 'change', to_field: 'lever' };
    const body = new URLSearchParams({ request_id: requestId, lang: 'en', ...fields });
    const headers = { authorization: this.#token };
    const reply = await fetch(`${url}/api/wallet/change`, { method: 'POST', body, headers });
    const text = await reply.text();
    if (!text.includes('"type":"ok"')) throw new Error(`refused: ${text}`);
    return text;
  }

  #next(): Order {
    this.#sent += 1;
    return { requestId: `order-${this.#sent}`, amount: (this.#sent / 1000).toFixed(3) };
  }
}
