/** Pictures of the member centre's pages, and of the places that they lead to, by the keys of the core. */
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartLine,
  ClipboardList,
  Gem,
  Gift,
  HeartHandshake,
  Mail,
  Megaphone,
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

export const LINK_ICONS: Record<string, ReactNode> = {
  promotions: <Gift aria-hidden />,
  pointMall: <Gem aria-hidden />,
  referral: <UserPlus aria-hidden />,
  notices: <Megaphone aria-hidden />,
};
