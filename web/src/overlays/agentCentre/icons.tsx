/** Icons of the agent centre's pages, by the core's keys. */
import {
  CalendarDays,
  ChartLine,
  ClipboardList,
  Clock,
  HandCoins,
  LayoutDashboard,
  Megaphone,
  Network,
  PieChart,
  ReceiptText,
  UserPlus,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';

export const PAGE_ICONS: Record<string, ReactNode> = {
  announcement: <Megaphone aria-hidden />,
  team: <LayoutDashboard aria-hidden />,
  registerCenter: <UserPlus aria-hidden />,
  downline: <Network aria-hidden />,
  teamBets: <ClipboardList aria-hidden />,
  teamProfit: <ChartLine aria-hidden />,
  income: <HandCoins aria-hidden />,
  downlineTransactions: <ReceiptText aria-hidden />,
  dividends: <PieChart aria-hidden />,
  dailyWages: <CalendarDays aria-hidden />,
  hourlySalary: <Clock aria-hidden />,
  realTimeSalary: <Zap aria-hidden />,
};
