/** Icons of deposit channels, by the API's names. */
import { CreditCard, Landmark, type LucideIcon, QrCode, Ticket, Wallet } from 'lucide-react';

const ICONS: Partial<Record<string, LucideIcon>> = {
  card: CreditCard,
  wallet: Wallet,
  qr: QrCode,
  bank: Landmark,
  voucher: Ticket,
};

export function ChannelIcon({ word }: { word: string }) {
  const Icon = ICONS[word] ?? CreditCard;
  return <Icon aria-hidden />;
}
