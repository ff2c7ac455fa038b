import { getReceipt, type Receipt, receiptNumberOf } from '@wonderlings/erasure/contract';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
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
import { logLine, receiptLead, receiptLines, receiptPicture } from './receipt-lines.ts';
import styles from './receipt-page.module.css';

const { look } = RECEIPT_COPY;

/** For anyone who holds the number of a receipt: what the log says of it. */
export function ReceiptPage() {
  const [typed, setTyped] = useState(() => keptReceipt() ?? '');
  const { receipt, problem, pending, check } = useReceipt();
  const [kept] = useState(keptReceipt);
  useEffect(() => {
    if (kept) void check(kept);
  }, [kept, check]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(typed);
  };
  return (
    <Page>
      <div className={styles.receipt}>
        <div className={styles.look}>
          <div className={styles.head}>
            <PageHeading>{look.title}</PageHeading>
            <Wonderling who="glim" mood={receipt ? 'happy' : 'listening'} size={108} />
          </div>
          <Card>
            <form className={styles.form} noValidate onSubmit={submit}>
              <TextField
                label={look.label}
                hint={look.hint}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                error={problem}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" variant="main" pending={pending} pendingLabel={look.pending}>
                {look.button}
              </Button>
            </form>
          </Card>
        </div>
        {receipt && <Paper receipt={receipt} />}
      </div>
    </Page>
  );
}

function useReceipt() {
  const [receipt, setReceipt] = useState<Receipt>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const check = useCallback(async (typed: string) => {
    setReceipt(undefined);
    setProblem(undefined);
    const number = receiptNumberOf(typed);
    if (!number) return setProblem(look.unknown);
    setPending(true);
    try {
      setReceipt(await call(getReceipt, { params: { number } }));
    } catch (error) {
      setProblem((error instanceof ApiError && error.refusal?.error) || look.noAnswer);
    } finally {
      setPending(false);
    }
  }, []);
  return { receipt, problem, pending, check };
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
        {receipt.state === 'erased' ? look.valid : look.waiting}
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
