import { useQuery } from '@tanstack/react-query';
import { type Receipt, receiptNumberOf } from '@wonderlings/erasure/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { fill } from '../../lib/copy/fill.ts';
import { saveFile } from '../../lib/files.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { downloadIcon, printIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { leafIcon } from '../../ui/icons.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keptReceipt } from '../account/index.ts';
import { RECEIPT_COPY } from './erasure.copy.ts';
import { receiptQuery } from './erasure.query.ts';
import { logLine, receiptLead, receiptLines, receiptPicture } from './receipt-lines.ts';
import styles from './receipt-page.module.css';

const { look: WORDS } = RECEIPT_COPY;

/** For anyone who holds the number of a receipt: what the log says of it. */
export function ReceiptPage() {
  const [kept] = useState(keptReceipt);
  const [typed, setTyped] = useState(kept ?? '');
  const { receipt, problem, pending, look } = useReceipt(kept);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };
  return (
    <Page>
      <div className={styles.receipt}>
        <div className={styles.look}>
          <div className={styles.head}>
            <PageHeading>{WORDS.title}</PageHeading>
            <Wonderling who="glim" mood={receipt ? 'happy' : 'listening'} size={108} />
          </div>
          <Card>
            <form className={styles.form} noValidate onSubmit={submit}>
              <TextField
                label={WORDS.label}
                hint={WORDS.hint}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                error={problem}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" variant="main" pending={pending} pendingLabel={WORDS.pending}>
                {WORDS.button}
              </Button>
            </form>
          </Card>
        </div>
        {receipt && <Paper receipt={receipt} />}
      </div>
    </Page>
  );
}

function useReceipt(first: string | null) {
  // Of its own, as the page is open to all: it does not wait to know who is here.
  const [queryClient] = useState(() => createQueryClient());
  /** Undefined before the first look, null for what cannot be a number. */
  const [number, setNumber] = useState(() => (first === null ? undefined : receiptNumberOf(first)));
  const asked = useQuery({ ...receiptQuery(number ?? ''), enabled: typeof number === 'string' }, queryClient);
  const look = (typed: string) => {
    const wanted = receiptNumberOf(typed);
    setNumber(wanted);
    if (wanted !== null && wanted === number) void asked.refetch();
  };
  // What it said before is gone while it is looked up again.
  const receipt = asked.isFetching || asked.isError ? undefined : asked.data;
  const problem = number === null ? WORDS.unknown : asked.isFetching ? undefined : problemOf(asked.error);
  return { receipt, problem, pending: asked.isFetching, look };
}

function problemOf(error: Error | null): string | undefined {
  return error ? (error instanceof ApiError && error.refusal?.error) || WORDS.noAnswer : undefined;
}

function Paper({ receipt }: { readonly receipt: Receipt }) {
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => verdict.current?.focus(), []);
  const address = `${window.location.host}/receipt`;
  const save = async () => {
    const picture = await receiptPicture(receipt, address);
    if (picture) saveFile(picture, `wonderlings-receipt-${receipt.number}.png`);
  };
  return (
    <>
      <p className={styles.verdict} ref={verdict} tabIndex={-1} role="status">
        {receipt.state === 'erased' ? WORDS.valid : WORDS.waiting}
      </p>
      <article className={styles.paper}>
        <header className={styles.letterhead}>
          <Icon shape={leafIcon} />
          <div>
            <p>{RECEIPT_COPY.brand}</p>
            <h2>{RECEIPT_COPY.title}</h2>
          </div>
        </header>
        <p className={styles.lead}>{receiptLead(receipt)}</p>
        <p className={styles.number}>{receipt.number}</p>
        {receipt.state === 'erased' && (
          <dl className={styles.lines}>
            {receiptLines(receipt).map(({ id, title, text }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <section>
          <h3>{RECEIPT_COPY.how}</h3>
          <p>{fill(RECEIPT_COPY.howLine, { address })}</p>
          {receipt.state === 'erased' && <p className={styles.log}>{logLine(receipt)}</p>}
        </section>
        <footer className={styles.acts}>
          <Button icon={printIcon} onClick={() => window.print()}>
            {RECEIPT_COPY.print}
          </Button>
          <Button icon={downloadIcon} onClick={() => void save()}>
            {RECEIPT_COPY.picture}
          </Button>
        </footer>
      </article>
      {receipt.state === 'erased' && (
        <p className={styles.bye}>
          <Wonderling who="pip" mood="sad-with-you" size={96} />
          <span>{RECEIPT_COPY.close}</span>
        </p>
      )}
    </>
  );
}
