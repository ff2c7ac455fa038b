import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import styles from '../kitchen.module.css';
import { Shelf } from './shelf.tsx';

export function LayerShelf() {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  return (
    <Shelf title="Dialog, sheet, toast">
      <div className={styles.row}>
        <Button onClick={() => setDialog(true)}>Dialog</Button>
        <Button onClick={() => setSheet(!sheet)}>Sheet</Button>
        <Button
          onClick={() => toast({ title: 'Welcome back!', description: 'Hi Maya! Ready for some fun activities?' })}
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({
              variant: 'destructive',
              title: "That didn't save.",
              description: 'Your words are still here.',
              action: { label: 'Try again', onPress: () => toast({ title: 'Saved' }) },
            })
          }
        >
          Destructive toast
        </Button>
      </div>
      <Dialog open={dialog} onOpenChange={setDialog} title="Name Your Journal" description="Up to 50 letters.">
        <Button onClick={() => setDialog(false)}>Save</Button>
      </Dialog>
      <Sheet open={sheet} onOpenChange={setSheet} title="A sheet" size="narrow">
        <p>The page beside it stays in use.</p>
      </Sheet>
    </Shelf>
  );
}
