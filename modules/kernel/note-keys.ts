import { hash as digest } from 'node:crypto';

/** Revisions are below 2^31: as many as Postgres counts. */
const HEIGHT = 31;
const SECRET_BYTES = 32;
/** First byte of stored note keys: how the rest is to be read. */
const FORMAT = 1;
const NODE_BYTES = 1 + 4 + SECRET_BYTES;
/** Tells these hashes from all others that are made of 32 random bytes. */
const LABEL = Buffer.from('wonderlings note keys');

/** The secret of 2^height neighboring revisions, those that are `prefix` when their last `height` bits are left off. */
interface Node {
  readonly height: number;
  readonly prefix: number;
  readonly secret: Uint8Array;
}

const covers = ({ height, prefix }: Node, revision: number): boolean => revision >>> height === prefix;

/** From a secret come those of its two halves; from them, nothing of it and nothing of each other. */
function halfOf({ height, prefix, secret }: Node, revision: number): Node {
  const halves = digest('sha512', Buffer.concat([LABEL, secret]), 'buffer');
  const isRight = (revision >>> (height - 1)) & 1;
  return {
    height: height - 1,
    prefix: prefix * 2 + isRight,
    secret: halves.subarray(isRight * SECRET_BYTES, (isRight + 1) * SECRET_BYTES),
  };
}

/**
 * One key for what a child wrote in each event of its stream, by revision, each of which can be destroyed alone. A tree of secrets
 * (Goldreich, Goldwasser and Micali): what is kept is the secret at its top, and of one that is destroyed the secrets beside its
 * way down, from which it cannot be had. Immutable.
 */
export class NoteKeys {
  readonly #nodes: readonly Node[];
  /** Of the last look-up, by height: revisions that are asked for one after the other share most of their way. */
  readonly #way: (Node | undefined)[] = [];

  private constructor(nodes: readonly Node[]) {
    this.#nodes = nodes;
  }

  /** @param secret 32 random bytes */
  static grownFrom(secret: Uint8Array): NoteKeys {
    return new NoteKeys([{ height: HEIGHT, prefix: 0, secret }]);
  }

  /** @throws Error for bytes that {@link toBytes} never made */
  static fromBytes(bytes: Uint8Array): NoteKeys {
    const body = Buffer.from(bytes.buffer, bytes.byteOffset + 1, bytes.length - 1);
    if (bytes[0] !== FORMAT || body.length % NODE_BYTES !== 0) throw new Error('These are no note keys');
    const nodes: Node[] = [];
    for (let at = 0; at < body.length; at += NODE_BYTES) {
      const secret = Uint8Array.from(body.subarray(at + 5, at + NODE_BYTES));
      nodes.push({ height: body.readUInt8(at), prefix: body.readUInt32BE(at + 1), secret });
    }
    return new NoteKeys(nodes);
  }

  toBytes(): Buffer {
    const nodes = this.#nodes.map(({ height, prefix, secret }) => {
      const head = Buffer.alloc(5);
      head.writeUInt8(height);
      head.writeUInt32BE(prefix, 1);
      return Buffer.concat([head, secret]);
    });
    return Buffer.concat([Buffer.of(FORMAT), ...nodes]);
  }

  /** Whether the key of that revision was destroyed. */
  isDestroyed(revision: number): boolean {
    return this.#nodes.length !== 1 && !this.#nodes.some((node) => covers(node, revision));
  }

  /** 32 bytes, AES-256; null when it was destroyed. */
  keyOf(revision: number): Uint8Array | null {
    let node = this.#nearest(revision);
    if (!node) return null;
    while (node.height > 0) {
      node = halfOf(node, revision);
      this.#way[node.height] = node;
    }
    return node.secret;
  }

  /** All but the key of that revision. */
  without(revision: number): NoteKeys {
    const top = this.#nodes.find((node) => covers(node, revision));
    if (!top) return this;
    const kept: Node[] = [];
    for (let node = top; node.height > 0; node = halfOf(node, revision)) {
      const beside = revision ^ (2 ** (node.height - 1));
      kept.push(halfOf(node, beside));
    }
    return new NoteKeys([...this.#nodes.filter((node) => node !== top), ...kept]);
  }

  #nearest(revision: number): Node | undefined {
    for (const node of this.#way) if (node && covers(node, revision)) return node;
    return this.#nodes.find((node) => covers(node, revision));
  }
}
