/** Icons of the member centre's pages, by the core's keys. */
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartLine,
  ClipboardList,
  Gift,
  HeartHandshake,
  Mail,
  Network,
  ReceiptText,
  ShieldCheck,
  Target,
  Ticket,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';

export const PAGE_ICONS: Record<string, ReactNode> = {
  securityCenter: <ShieldCheck aria-hidden />,
  transferFund: <ArrowLeftRight aria-hidden />,
  depositv2: <ArrowDownToLine aria-hidden />,
  withdraw: <ArrowUpFromLine aria-hidden />,
  transferUpline: <Network aria-hidden />,
  personalHistoryCopy: <ClipboardList aria-hidden />,
  transactionHistory: <ReceiptText aria-hidden />,
  personalProfit: <ChartLine aria-hidden />,
  bonusDetails: <Ticket aria-hidden />,
  rewardCenter: <Gift aria-hidden />,
  referral: <UserPlus aria-hidden />,
  missionLeaderboard: <Target aria-hidden />,
  messageV2: <Mail aria-hidden />,
  fairPlay: <HeartHandshake aria-hidden />,
};
